import './primagic.ts'
