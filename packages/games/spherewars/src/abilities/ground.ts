import { define } from '../ability.ts'

define({
  id: 'tracker',
  name: 'Tracker',
  rule: 'SW-ABIL-26',
  crossesFreely: () => true,
})
