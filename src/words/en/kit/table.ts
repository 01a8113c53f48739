/** UI text of the `kit/table` screens. */

export const onePhoneNote = 'One phone next to your cards counts for both sides.';
export const onThisPhone = 'on this phone';
export const stepNow = (step: string) => (step === 'free' ? 'Anyone can make changes.' : 'A trace is under way.');

export const goldfishIdle = 'waits';
