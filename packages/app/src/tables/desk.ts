import { desk } from '../store/desk.ts'
import type { TablesDesk } from './protocol.ts'

/** The desk for tables as the page reaches it: it lives in the worker beside the match. */
export const tablesDesk = (desk as unknown as { readonly tables: TablesDesk }).tables
