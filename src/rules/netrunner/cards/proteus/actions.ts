/** Cards of Proteus that give an action of a kind that a die decides. */
import { agenda, resource } from '../../card.ts';
import { HQ, RD } from '../../table.ts';
import { byRoll, extraAction, gainSpecial, hasRolled, playRandom, rollForAction } from '../../verbs/actions.ts';

const set = 'proteus';
const rolls = [{ on: 'start', effect: rollForAction() }] as const;

agenda('ai-board-member', 'AI Board Member', {
  set,
  difficulty: 5,
  points: 3,
  keywords: ['Research', 'AI', 'Random'],
  triggers: rolls,
  abilities: [
    extraAction(
      byRoll([[1], gainSpecial('install', 1)], [[2, 3], gainSpecial('bit', 1)], [[4, 5, 6], gainSpecial('draw', 1)]),
      undefined,
      hasRolled,
    ),
  ],
});
resource('bargain-with-viacox', 'Bargain with Viacox', {
  set,
  cost: 3,
  keywords: ['Random'],
  triggers: rolls,
  abilities: [
    extraAction(
      byRoll(
        [[1], gainSpecial('draw', 1, 'must')],
        [[2], gainSpecial('bit', 1, 'must')],
        [[3], gainSpecial(RD, 1, 'must')],
        [[4], gainSpecial(HQ, 1, 'must')],
        [[5], gainSpecial('subsidiary', 1, 'must')],
        [[6], playRandom()],
      ),
      'must',
      hasRolled,
    ),
  ],
});
