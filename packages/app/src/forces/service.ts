import { service } from '../store/service.ts'
import type { ForceService } from './protocol.ts'

/** The force service as the page reaches it: it lives in the worker, so every call is asynchronous. */
export const forceService = (service as unknown as { readonly forces: ForceService }).forces
