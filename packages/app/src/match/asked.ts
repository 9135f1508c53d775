import { type Barred, type Decision, type DecisionData, describe, type Option } from '@fray/kernel'

/**
 * A decision as it crosses to the page. Games may keep more in an option than the contract names (what carries it out,
 * say), and functions cannot cross: only what the contract names does.
 */
export function askedOf(decision: Decision): DecisionData {
  const data = describe(decision)
  if (data.kind === 'place') return { ...data, instead: data.instead.map(offered) }
  const { barred, ...pick } = data
  return { ...pick, options: pick.options.map(offered), ...(barred ? { barred: barred.map(withheld) } : {}) }
}

type Offered = Omit<Option, 'value'>

function offered({ key, text, figure, icon, rules }: Offered): Offered {
  return {
    key,
    text,
    ...(figure === undefined ? {} : { figure }),
    ...(icon === undefined ? {} : { icon }),
    ...(rules === undefined ? {} : { rules }),
  }
}

function withheld({ key, text, reason, rules, icon }: Barred): Barred {
  return { key, text, reason, rules, ...(icon === undefined ? {} : { icon }) }
}
