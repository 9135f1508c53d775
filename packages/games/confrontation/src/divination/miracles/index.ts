import './darkness.ts'
import './destiny.ts'
import './light.ts'
import './universal.ts'
