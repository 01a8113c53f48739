/** The words of the screens/glossary screens. */

export const relatedTerms = 'Related terms';
export const glossary = 'Glossary';
export const learn = 'Learn';
export const termCount = (count: boolean, count2: number, count3: number) =>
  count ? `${count2} terms` : `${count2} of ${count3}`;
export const termsTitle = 'Terms';
export const noTermsFound = 'No terms found.';
export const allTerms = 'All';
export const searchGlossary = 'Search the glossary';
export const search = 'Search';
