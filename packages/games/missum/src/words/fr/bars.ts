import type { Phrases } from '@fray/kernel'

/** Why something cannot be done now. */
export const bars: Phrases = {
  'bar.moved': '{unit} {unit_number, select, many {ont} other {a}} déjà bougé dans cette étape',
  'bar.routing':
    '{unit} {unit_number, select, many {sont} other {est}} en déroute et n’{unit_number, select, many {obéissent} other {obéit}} à aucun ordre',
  'bar.pleasures':
    '{unit} ne {unit_number, select, many {peuvent} other {peut}} pas bouger sous les Plaisirs de Dlamélish',
  'bar.shot-twice':
    '{unit} {unit_number, select, many {ont} other {a}} tiré deux fois ce tour-ci et ne {unit_number, select, many {peuvent} other {peut}} pas bouger',
  'bar.engaged': '{unit} {unit_number, select, many {sont} other {est}} en mêlée, sans aile libre pour pivoter',
  'bar.halted':
    '{unit} ne {unit_number, select, many {peuvent} other {peut}} plus bouger après un arrêt ou un contact ce tour-ci',
  'bar.faced-twice':
    '{unit} {unit_number, select, many {ont} other {a}} changé de face deux fois, ce qui finit le mouvement',
  'bar.with-router': '{unit} {unit_number, select, many {doivent} other {doit}} suivre la légion en déroute',
  'bar.only-turns':
    '{unit} {unit_number, select, many {peuvent} other {peut}} seulement tourner, et il ne reste aucun tour sur place',
  'bar.ring':
    '{unit} {unit_number, select, many {forment} other {forme}} un cercle, qui ne peut maintenant ni se reformer ni pivoter',
  'bar.shape.skirmish': 'les tirailleurs n’ont pas de formation à changer',
  'bar.shape.engaged': 'elle est au corps à corps',
  'bar.shape.few': 'deux figurines n’ont pas d’autre formation',
  'bar.charge.MI-CHARGE-09': 'seules les légions chargent, pas les engins',
  'bar.charge.MI-CHARGE-01': 'elle a déjà utilisé son bonus de charge',
  'bar.charge.MI-CHARGE-08': 'elle a déjà changé de formation dans cette étape',
  'bar.charge.MI-LASTSTAND-08': 'elle forme ici son dernier carré',
  'bar.charge.MI-DIVISION-04': 'elle est en réserve',
  'bar.charge.MI-LEADER-12': 'elle vient de quitter la réserve et n’a pas encore été près de son nouveau dritlán',
  'bar.charge.MI-CHARGE-07': 'elle était hors de commandement au début du tour',
  'bar.charge.nowhere': 'tout droit, elle ne peut aller nulle part',
  'bar.height': 'elle ne peut atteindre aucune hauteur où elle serait libre',
  'bar.no-flyer': 'elle ne peut pas voler',
  'bar.column': 'elle n’est pas en colonne, ou est tenue où elle est',
  'bar.commit': 'seule une légion de la réserve qui n’a pas bougé peut être affectée',
  'bar.spell-spent': '{mage} n’{mage_number, select, many {ont} other {a}} plus de sort de cette force',
  'bar.spell-of-other-art': '{mage} {mage_number, select, many {pratiquent} other {pratique}} l’autre art',
  'bar.divide': 'il n’y a pas deux cibles que l’on puisse viser ensemble',
  'bar.two-targets': '{unit} {unit_number, select, many {ont} other {a}} déjà tiré sur deux autres cibles ce tour-ci',
  'bar.not-alone':
    '{target} {target_number, select, many {sont} other {est}} avec une légion et ne {target_number, select, many {forment} other {forme}} pas une cible à part',
  'bar.out-of-range': '{target} {target_number, select, many {sont} other {est}} hors de portée',
  'bar.no-aim': 'aucune figurine de l’unité {unit} qui puisse tirer n’a {target} dans son arc, en vue et à portée',
}
