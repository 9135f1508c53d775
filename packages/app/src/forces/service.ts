import { service } from '../store/service.ts'
import type { ForceService } from './protocol.ts'

/** The service for forces as the page reaches it: it lives in the worker beside the match, and all it does takes its time. */
export const forceService = (service as unknown as { readonly forces: ForceService }).forces
