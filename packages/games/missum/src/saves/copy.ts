import type { Contact, Deeds, State, Unit } from '../state.ts'

/**
 * Copies the state for savepoints and forks. Bodies, troops and terrain are replaced, never changed, so copies share
 * them: `copy.test.ts` plays with them frozen.
 */
export function copy(state: State): State {
  return {
    ...state,
    layout: state.layout && { ...state.layout },
    done: state.done.slice(),
    moving: state.moving && { ...state.moving, declined: state.moving.declined.slice() },
    units: state.units.map(copyUnit),
    huitsanyal: state.huitsanyal.map((huitsan) => ({ ...huitsan })),
    order: [state.order[0].slice(), state.order[1].slice()],
    contacts: state.contacts.map(copyContact),
    pieces: state.pieces.slice(),
    platforms: state.platforms.map((platform) => ({ ...platform })),
    arms: state.arms.slice(),
    spells: state.spells.map((spell) => ({ ...spell })),
    champions: [state.champions[0], state.champions[1]],
    shaken: state.shaken.slice(),
    losses: state.losses.slice(),
    recorded: state.recorded.slice(),
  }
}

function copyUnit(unit: Unit): Unit {
  const { load, disorganized, enchantments, devices, spells, building, now, before } = unit
  return {
    ...unit,
    load: { ...load },
    disorganized: disorganized && { ...disorganized },
    enchantments: enchantments.slice(),
    devices: devices.length === 0 ? [] : devices.map((device) => ({ ...device })),
    spells: [spells[0], spells[1], spells[2]],
    building: building && { ...building },
    now: copyDeeds(now),
    before: copyDeeds(before),
  }
}

function copyDeeds(deeds: Deeds): Deeds {
  const { ground, seenBy, shots, targets, gazed, hurtBy } = deeds
  return {
    ...deeds,
    ground: ground.slice(),
    seenBy: seenBy.slice(),
    shots: shots.slice(),
    targets: targets.slice(),
    gazed: gazed.slice(),
    hurtBy: hurtBy.slice(),
  }
}

function copyContact(contact: Contact): Contact {
  return { ...contact, weapons: { ...contact.weapons } }
}
