import type { Phrases } from '@fray/kernel'

/** Chapters, sheet and terms in French. */
export const guide: Phrases = {
  'guide.chapter.rules': 'Les règles',
  'guide.chapter.rules.text':
    'Deux camps, l’Instigateur et le Riposteur. Les ennemis se rencontrent par duels, la paire la plus proche d’abord, et partagent cinq actions : attendre, bouger de deux pouces au plus vers l’adversaire ou à l’opposé, ou se battre au contact. Qui est frappé lance un dé : 4 ou moins tient et rend le coup, plus est la défaite.',
  'guide.chapter.gaps': 'Là où les règles se taisent',
  'guide.chapter.gaps.text':
    'Le fragment laisse des choses ouvertes. Voici ce qu’il ne dit pas, et comment on le joue.',
  'guide.aim': 'Le but',
  'guide.aim.1': 'Qui n’a plus personne sur la table a perdu ; qui quitte la table est hors jeu.',
  'guide.aim.2':
    'Une pièce désigne l’Instigateur pour toute la partie : il agit en premier et choisit quand plusieurs paires pourraient se rencontrer.',
  'guide.aim.3': 'Personne ne mesure avant d’avoir décidé de bouger.',
  'guide.turn': 'Un tour',
  'guide.turn.1': 'Les paires qui se touchent encore continuent.',
  'guide.turn.2':
    'La paire d’ennemis la plus proche qui ne s’est pas rencontrée ce tour a son duel ; on choisit en cas d’égalité.',
  'guide.turn.3': 'Quand plus personne n’est à rencontrer, le tour est fini.',
  'guide.match': 'Un duel',
  'guide.match.1': 'Le combattant de l’Instigateur agit d’abord, puis tour à tour.',
  'guide.match.2': 'Attendre, ou bouger droit vers l’adversaire ou à l’opposé ; arriver au contact frappe aussitôt.',
  'guide.match.3': 'Qui est frappé lance ; qui tient rend le coup, jusqu’à la défaite de l’un ou la fin des actions.',
  'guide.match.4': 'Un coup porté avec la dernière action attend : le tour suivant commence par lui.',
  'guide.numbers': 'Nombres',
  'guide.what': 'Quoi',
  'guide.how-much': 'Combien',
  'guide.actions': 'actions d’un duel',
  'guide.move': 'plus long mouvement',
  'guide.shortest': 'plus court mouvement',
  'guide.holds': 'un dé qui tient',
  'guide.holds-value': '{value} ou moins',
  'guide.fights': 'Chances dans un combat',
  'guide.rolls-left': 'Actions restantes',
  'guide.strikes-first': 'Qui frappe le premier gagne',
  'guide.rolls-first': 'Qui lance le premier gagne',
  'guide.base': 'largeur d’un socle',
}
