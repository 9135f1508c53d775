import type { TablesService } from '../../../shared/table-protocol.ts'
import { service } from '../../store/service.ts'

/** The table service as the page reaches it: it lives in the worker beside the match. */
export const tablesService = (service as unknown as { readonly tables: TablesService }).tables
