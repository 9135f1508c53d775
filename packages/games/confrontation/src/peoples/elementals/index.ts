import './artifice.ts'
import './fog.ts'
import './tornado.ts'
import './walls.ts'
