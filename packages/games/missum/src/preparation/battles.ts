import border from '../../data/battles/border.json' with { type: 'json' }
import charts from '../../data/battles/charts.json' with { type: 'json' }
import ford from '../../data/battles/ford.json' with { type: 'json' }
import grand from '../../data/battles/grand.json' with { type: 'json' }
import nightFolk from '../../data/battles/night-folk.json' with { type: 'json' }
import village from '../../data/battles/village.json' with { type: 'json' }
import wings from '../../data/battles/wings.json' with { type: 'json' }

/** Battles ready to be fought, from sixty to three hundred figures a side. */
export const battles = [border, ford, village, nightFolk, wings, grand, charts]
