import './universal.ts'
import './light.ts'
