import './arms.ts'
import './bards.ts'
import './falconers.ts'
import './miracles.ts'
