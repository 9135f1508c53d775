import { desk } from '../store/desk.ts'
import type { ForceDesk } from './protocol.ts'

/** The desk for forces as the page reaches it: it lives in the worker beside the match, and all it does takes its time. */
export const forceDesk = (desk as unknown as { readonly forces: ForceDesk }).forces
