/** Stores of values by key in this browser. */
import { type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb'

export type Reading = IDBPObjectStore<unknown, [string], string, 'readonly'>
type Writing = IDBPObjectStore<unknown, [string], string, 'readwrite'>

/** A store in a database of its own. The connection opens on first use, and again after the browser has closed it. */
export class KeyedStore {
  readonly #database: string
  readonly #name: string
  #opening: Promise<IDBPDatabase> | undefined

  constructor(database: string, name: string) {
    this.#database = database
    this.#name = name
  }

  async read<Result>(work: (store: Reading) => Promise<Result>): Promise<Result> {
    return work((await this.#open()).transaction(this.#name).store)
  }

  /**
   * Reads and writes in one transaction, so that no other tab writes in between. Nothing is written if `work` throws; it
   * must await nothing but the store.
   */
  async change<Result>(work: (store: Writing) => Promise<Result>): Promise<Result> {
    const transaction = (await this.#open()).transaction(this.#name, 'readwrite')
    try {
      const result = await work(transaction.store)
      await transaction.done
      return result
    } catch (error) {
      transaction.done.catch(() => undefined)
      abort(transaction)
      throw error
    }
  }

  #open(): Promise<IDBPDatabase> {
    const forget = () => {
      this.#opening = undefined
    }
    this.#opening ??= openDB(this.#database, 1, {
      upgrade: (database) => void database.createObjectStore(this.#name),
      terminated: forget,
      // A later version of Fray in another tab may upgrade the database.
      blocking: (_current, _blocked, event) => {
        forget()
        ;(event.target as IDBDatabase).close()
      },
    })
    this.#opening.catch(forget)
    return this.#opening
  }
}

/** Aborts a transaction, unless a failed request has done so. */
function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort()
  } catch {
    // It is over already.
  }
}

/** Armies, tables and the viewed match, each kind under one key. */
export const values = new KeyedStore('keyval-store', 'keyval')
/** The matches, by their keys. */
export const matches = new KeyedStore('fray', 'matches')
