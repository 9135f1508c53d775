/** A match in which a person is asked. */
export interface TurnNotice {
  readonly code: string
  readonly game: string
  readonly person: string
  /** `turn`: they are asked since a while; `reminder`: their time is nearly over. */
  readonly kind: 'turn' | 'reminder'
}

/** Gets everyone who is to be told that it is their turn, once per turn among all processes. */
export type TurnListener = (notice: TurnNotice) => void | Promise<void>

/** Passes on that it is someone's turn to whatever tells people: mail, push. */
export class TurnNotices {
  readonly #listeners: TurnListener[] = []

  listen(listener: TurnListener): void {
    this.#listeners.push(listener)
  }

  async notifyTurn(notice: TurnNotice): Promise<void> {
    for (const listener of this.#listeners) await listener(notice)
  }
}
