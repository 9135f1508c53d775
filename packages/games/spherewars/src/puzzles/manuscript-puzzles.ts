import { type PuzzleBook, text } from '@fray/kernel'

/** Positions with a goal; a test works out the odds of their solutions. */
export const puzzleBook: PuzzleBook = {
  puzzles: [
    {
      id: 'who-strikes',
      title: text('puzzle.who-strikes'),
      goal: text('puzzle.goal.slay', { victim: 'Battler' }),
      seat: 0,
      situation: {
        game: 'spherewars-manuscript',
        figures: [
          { who: 'ranger', seat: 0, x: 20, y: 20 },
          { who: 'battler', seat: 1, wounds: 1, beside: { figure: 'Ranger', towards: [1, 0] } },
          { who: 'barbarian', seat: 0, beside: { figure: 'Battler', towards: [1, 0] } },
          { who: 'lackey', seat: 1, x: 35, y: 5 },
        ],
      },
      wanted: { type: 'slain', args: { victim: { figure: 1 } } },
      stars: [0.44, 0.56, 0.67],
      solution: ['2', 'wild-wrath', '3'],
      why: text('puzzle.who-strikes.why'),
    },
    {
      id: 'two-foes',
      title: text('puzzle.two-foes'),
      goal: text('puzzle.goal.any'),
      seat: 0,
      situation: {
        game: 'spherewars-manuscript',
        figures: [
          { who: 'ranger', seat: 0, x: 20, y: 20 },
          { who: 'battler', seat: 1, wounds: 2, beside: { figure: 'Ranger', towards: [1, 0] } },
          { who: 'lackey', seat: 1, wounds: 1, beside: { figure: 'Ranger', towards: [-1, 0] } },
          { who: 'battler', name: 'Far', seat: 1, x: 35, y: 5 },
        ],
      },
      wanted: { type: 'slain', seat: 1 },
      stars: [0.2, 0.35, 0.483],
      solution: ['2'],
      why: text('puzzle.two-foes.why'),
    },
    {
      id: 'shoot-or-charge',
      title: text('puzzle.shoot-or-charge'),
      goal: text('puzzle.goal.any'),
      seat: 0,
      situation: {
        game: 'spherewars-manuscript',
        figures: [
          { who: 'lookout', seat: 0, x: 20, y: 20 },
          { who: 'battler', seat: 1, wounds: 1, x: 24, y: 20 },
          { who: 'lackey', seat: 1, wounds: 1, x: 20, y: 30 },
        ],
      },
      wanted: { type: 'slain', seat: 1 },
      stars: [0.6, 0.7, 0.729],
      solution: ['run', { to: [20, 24] }, '2'],
      why: text('puzzle.shoot-or-charge.why'),
    },
    {
      id: 'wrath-and-charge',
      title: text('puzzle.wrath-and-charge'),
      goal: text('puzzle.goal.slay', { victim: 'Battler' }),
      seat: 0,
      situation: {
        game: 'spherewars-manuscript',
        figures: [
          { who: 'barbarian', seat: 0, x: 20, y: 20 },
          { who: 'battler', seat: 1, wounds: 1, x: 24.5, y: 20 },
          { who: 'lackey', seat: 1, x: 35, y: 35 },
        ],
      },
      wanted: { type: 'slain', args: { victim: { figure: 1 } } },
      stars: [0.5, 0.55, 0.606],
      solution: ['wild-wrath', '3'],
      why: text('puzzle.wrath-and-charge.why'),
    },
  ],
  phrases: {
    en: {
      'puzzle.goal.any': 'Slay any enemy',
      'puzzle.goal.slay': 'Slay {victim}',
      'puzzle.who-strikes': 'Who strikes',
      'puzzle.who-strikes.why':
        'Both are in contact with Battler, and the one that does not strike supports with a die. So let the stronger one strike, and put all of its fury into Wild Wrath first.',
      'puzzle.two-foes': 'Between two enemies',
      'puzzle.two-foes.why':
        'Lackey has one wound left and less constitution than Battler: one die of strength that gets through is enough.',
      'puzzle.shoot-or-charge': 'Stand, run or charge',
      'puzzle.shoot-or-charge.why':
        'Run the full four inches straight at Lackey: at short range each die of strength wounds on a 2 instead of a 3. Half an inch less is not enough, and hitting Battler needs a shooter that stands still.',
      'puzzle.wrath-and-charge': 'Before the charge',
      'puzzle.wrath-and-charge.why':
        'Wild Wrath lasts for the following fight, so it comes before the charge; each fury die may become an extra die, or strength.',
    },
    es: {
      'puzzle.goal.any': 'Abate a un enemigo, al que quieras',
      'puzzle.goal.slay': 'Abate a {victim}',
      'puzzle.who-strikes': 'Quién golpea',
      'puzzle.who-strikes.why':
        'Los dos lo tocan, y quien no golpea apoya con un dado. Que golpee, pues, quien es más fuerte, y que ponga antes toda su furia en Ira salvaje.',
      'puzzle.two-foes': 'Entre dos enemigos',
      'puzzle.two-foes.why':
        'Al más débil le queda una herida y tiene menos constitución: basta con que pase un dado de fuerza.',
      'puzzle.shoot-or-charge': 'Quieta, corriendo o a la carga',
      'puzzle.shoot-or-charge.why':
        'Las cuatro pulgadas, de frente, hacia el más débil: tan cerca, cada dado de fuerza hiere con un 2 en vez de un 3. Media pulgada menos no basta, y al otro solo lo acierta bien quien se queda quieta.',
      'puzzle.wrath-and-charge': 'Antes de la carga',
      'puzzle.wrath-and-charge.why':
        'Ira salvaje dura el combate que sigue, así que va antes de la carga; cada dado de furia puede dar un dado más, o fuerza.',
    },
    fr: {
      'puzzle.goal.any': 'Abattez un ennemi, celui que vous voulez',
      'puzzle.goal.slay': 'Abattez {victim}',
      'puzzle.who-strikes': 'Qui frappe',
      'puzzle.who-strikes.why':
        'Les deux touchent l’ennemi, et qui ne frappe pas soutient d’un dé. Que frappe donc la plus forte, en mettant d’abord toute sa furie dans la Colère sauvage.',
      'puzzle.two-foes': 'Entre deux ennemis',
      'puzzle.two-foes.why':
        'Au plus faible il reste une blessure, et moins de constitution : un seul dé de force qui passe suffit.',
      'puzzle.shoot-or-charge': 'Immobile, en courant ou en chargeant',
      'puzzle.shoot-or-charge.why':
        'Les quatre pouces, tout droit vers le plus faible : de si près, chaque dé de force blesse avec un 2 au lieu d’un 3. Un demi-pouce de moins ne suffit pas, et l’autre n’est bien touché que par une tireuse immobile.',
      'puzzle.wrath-and-charge': 'Avant la charge',
      'puzzle.wrath-and-charge.why':
        'La Colère sauvage dure le combat qui suit ; elle vient donc avant la charge, et chaque dé de furie peut donner un dé de plus, ou de la force.',
    },
  },
}
