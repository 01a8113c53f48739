/**
 * How a game ended. Both phones store the key as text in the table, so no version may change it. A text from another version is shown
 * as it is.
 */
const said: Readonly<Record<string, string>> = {
  'The Corp has seven agenda points.': 'The Corp has seven agenda points.',
  'The Runner has seven agenda points.': 'The Runner has seven agenda points.',
  'The Corp has seven bad publicity points.': 'The Corp has seven bad publicity points.',
  'The Corp must draw and R&D is empty.': 'The Corp must draw, and R&D is empty.',
  'The Runner is flatlined.': 'The Runner is flatlined.',
  'The Runner’s hand size is below zero at the end of his turn.':
    'The Runner’s hand size is below zero at the end of the turn.',
  'The Corp has conceded.': 'The Corp has conceded.',
  'The Runner has conceded.': 'The Runner has conceded.',
  'The loan from Chiba was not paid back.': 'The Loan from Chiba was not paid back.',
  'The Corp did not pay ACME Savings and Loan.': 'The Corp did not pay ACME Savings and Loan.',
  'Nevinyrral has left play.': 'Nevinyrral has left play.',
};

export const endSentence = (why: string): string => said[why] ?? why;
