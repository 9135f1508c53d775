import type { ForceService } from '../../../shared/force-protocol.ts'
import { service } from '../../store/service.ts'

/** The force service as the page reaches it: it lives in the worker, so every call is asynchronous. */
export const forceService = (service as unknown as { readonly forces: ForceService }).forces
