/** UI text of the `glossary` screens. */

export const relatedTerms = 'Related terms';
export const glossary = 'Glossary';
export const learn = 'Learn';
export const termCount = (isAll: boolean, shown: number, total: number) =>
  isAll ? `${shown} terms` : `${shown} of ${total}`;
export const termsTitle = 'Terms';
export const noTermsFound = 'No terms found.';
export const allTerms = 'All';
export const searchGlossary = 'Search the glossary';
export const search = 'Search';
