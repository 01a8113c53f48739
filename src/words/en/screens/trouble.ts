export const titles: Readonly<Record<string, string>> = {
  'E-SHUT': 'Not right now',
  'E-GAME': 'No such game here',
  'E-NEWER': 'Update Meatspace first',
  'E-TAB': 'Open in another tab',
};

export const thatDidntWork = 'That didn’t work';
export const tryingAgain = ' Trying again.';
export const home = 'Home';
