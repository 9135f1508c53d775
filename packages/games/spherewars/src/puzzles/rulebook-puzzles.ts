import { type PuzzleBook, text } from '@fray/kernel'

/** Positions with a goal; a test works out the odds of their solutions. */
export const puzzleBook: PuzzleBook = {
  puzzles: [
    {
      id: 'fury',
      title: text('puzzle.fury'),
      goal: text('puzzle.goal.slay', { victim: 'Battler' }),
      seat: 0,
      situation: {
        game: 'spherewars',
        figures: [
          { who: 'barbarian', seat: 0, x: 20, y: 20 },
          { who: 'near-heart', seat: 0, x: 21.2, y: 18.8 },
          { who: 'battler', seat: 1, x: 21.2, y: 20, wounds: 2 },
          { who: 'fiend', seat: 1, x: 35, y: 5 },
        ],
      },
      wanted: { type: 'slain', args: { victim: { figure: 2 } } },
      stars: [0.27, 0.5, 0.605],
      solution: ['0', 'wild-wrath', '3'],
      why: text('puzzle.fury.why'),
    },
    {
      id: 'shot-in-the-wood',
      title: text('puzzle.shot-in-the-wood'),
      goal: text('puzzle.goal.slay', { victim: 'Fiend' }),
      seat: 0,
      situation: {
        game: 'spherewars',
        scenery: [{ type: 'wood', x: 24, y: 20 }],
        figures: [
          { who: 'lookout', seat: 0, x: 18, y: 20 },
          { who: 'fiend', seat: 1, x: 24, y: 20, wounds: 1 },
          { who: 'battler', seat: 1, x: 18, y: 27, wounds: 1 },
        ],
      },
      wanted: { type: 'slain', args: { victim: { figure: 1 } } },
      stars: [0.13, 0.23, 0.296],
      solution: ['stand', '1', 'keep'],
      why: text('puzzle.shot-in-the-wood.why'),
    },
    {
      id: 'who-strikes',
      title: text('puzzle.who-strikes'),
      goal: text('puzzle.goal.slay', { victim: 'Battler' }),
      seat: 0,
      situation: {
        game: 'spherewars',
        figures: [
          { who: 'ranger', seat: 0, x: 20, y: 20 },
          { who: 'battler', seat: 1, wounds: 1, beside: { figure: 'Ranger', towards: [1, 0] } },
          { who: 'barbarian', seat: 0, beside: { figure: 'Battler', towards: [1, 0] } },
          { who: 'fiend', seat: 1, x: 35, y: 5 },
        ],
      },
      wanted: { type: 'slain', args: { victim: { figure: 1 } } },
      stars: [0.45, 0.6, 0.675],
      solution: ['2', 'wild-wrath', '3'],
      why: text('puzzle.who-strikes.why'),
    },
    {
      id: 'two-foes',
      title: text('puzzle.two-foes'),
      goal: text('puzzle.goal.any'),
      seat: 0,
      situation: {
        game: 'spherewars',
        figures: [
          { who: 'ranger', seat: 0, x: 20, y: 20 },
          { who: 'battler', seat: 1, wounds: 2, beside: { figure: 'Ranger', towards: [1, 0] } },
          { who: 'lackey', seat: 1, wounds: 1, beside: { figure: 'Ranger', towards: [-1, 0] } },
          { who: 'battler', name: 'Far', seat: 1, x: 35, y: 5 },
        ],
      },
      wanted: { type: 'slain', seat: 1 },
      stars: [0.2, 0.35, 0.472],
      solution: ['2'],
      why: text('puzzle.two-foes.why'),
    },
    {
      id: 'wrath-and-charge',
      title: text('puzzle.wrath-and-charge'),
      goal: text('puzzle.goal.slay', { victim: 'Battler' }),
      seat: 0,
      situation: {
        game: 'spherewars',
        figures: [
          { who: 'barbarian', seat: 0, x: 20, y: 20 },
          { who: 'battler', seat: 1, wounds: 1, x: 24.5, y: 20 },
          { who: 'fiend', seat: 1, x: 35, y: 35 },
        ],
      },
      wanted: { type: 'slain', args: { victim: { figure: 1 } } },
      stars: [0.43, 0.54, 0.606],
      solution: ['wild-wrath', '3'],
      why: text('puzzle.wrath-and-charge.why'),
    },
  ],
  phrases: {
    en: {
      'puzzle.goal.any': 'Slay any enemy',
      'puzzle.goal.slay': 'Slay {victim}',
      'puzzle.fury': 'Fury well spent',
      'puzzle.fury.why':
        'Barbarian strikes harder than Near Heart, who helps by standing there. All three fury dice go into Wild Wrath before the fight: nothing else needs them now.',
      'puzzle.shot-in-the-wood': 'Into the wood',
      'puzzle.shot-in-the-wood.why':
        'The wood makes Fiend hard to hit, but it stands within 8 inches, where no die is lost. Going in to fight is worth less, because Lookout fights badly.',
      'puzzle.who-strikes': 'Who strikes',
      'puzzle.who-strikes.why':
        'Both are in contact with Battler, and the one that does not strike supports with a die. So let the stronger one strike, and put all of its fury into Wild Wrath first.',
      'puzzle.two-foes': 'Between two enemies',
      'puzzle.two-foes.why':
        'Lackey has one wound left and less constitution than Battler: one die of strength that gets through is enough.',
      'puzzle.wrath-and-charge': 'Before the charge',
      'puzzle.wrath-and-charge.why':
        'Wild Wrath lasts for the following fight, so it comes before the charge; each fury die may become an extra die, or strength.',
    },
    es: {
      'puzzle.goal.any': 'Abate a un enemigo, al que quieras',
      'puzzle.goal.slay': 'Abate a {victim}',
      'puzzle.fury': 'Furia bien gastada',
      'puzzle.fury.why':
        'Bárbara golpea más fuerte que Casi Corazón, que ayuda con solo estar ahí. Los tres dados de furia van a Ira salvaje antes del combate: ahora nada más los necesita.',
      'puzzle.shot-in-the-wood': 'Hacia el bosque',
      'puzzle.shot-in-the-wood.why':
        'El bosque hace difícil acertar, pero está a menos de 8 pulgadas, donde no se pierde ningún dado. Entrar a luchar vale menos: la vigía no es luchadora.',
      'puzzle.who-strikes': 'Quién golpea',
      'puzzle.who-strikes.why':
        'Los dos lo tocan, y quien no golpea apoya con un dado. Que golpee, pues, quien es más fuerte, y que ponga antes toda su furia en Ira salvaje.',
      'puzzle.two-foes': 'Entre dos enemigos',
      'puzzle.two-foes.why':
        'Al más débil le queda una herida y tiene menos constitución: basta con que pase un dado de fuerza.',
      'puzzle.wrath-and-charge': 'Antes de la carga',
      'puzzle.wrath-and-charge.why':
        'Ira salvaje dura el combate que sigue, así que va antes de la carga; cada dado de furia puede dar un dado más, o fuerza.',
    },
    fr: {
      'puzzle.goal.any': 'Abattez un ennemi, celui que vous voulez',
      'puzzle.goal.slay': 'Abattez {victim}',
      'puzzle.fury': 'Furie bien employée',
      'puzzle.fury.why':
        'La Barbare frappe plus fort que son compagnon, qui aide déjà par sa présence. Les trois dés de furie vont dans la Colère sauvage avant le combat : rien d’autre n’en a besoin.',
      'puzzle.shot-in-the-wood': 'Dans le bois',
      'puzzle.shot-in-the-wood.why':
        'Le bois rend le tir difficile, mais la cible est à moins de 8 pouces, où l’on ne perd aucun dé. Aller se battre vaut moins : la guetteuse n’est pas une combattante.',
      'puzzle.who-strikes': 'Qui frappe',
      'puzzle.who-strikes.why':
        'Les deux touchent l’ennemi, et qui ne frappe pas soutient d’un dé. Que frappe donc la plus forte, en mettant d’abord toute sa furie dans la Colère sauvage.',
      'puzzle.two-foes': 'Entre deux ennemis',
      'puzzle.two-foes.why':
        'Au plus faible il reste une blessure, et moins de constitution : un seul dé de force qui passe suffit.',
      'puzzle.wrath-and-charge': 'Avant la charge',
      'puzzle.wrath-and-charge.why':
        'La Colère sauvage dure le combat qui suit ; elle vient donc avant la charge, et chaque dé de furie peut donner un dé de plus, ou de la force.',
    },
  },
}
