/** Asking a faulty thread for the menu of this figure blocks it for good. */
export const BLOCKING_FIGURE = 666

/** Asking for the menu of this one ends it. */
export const ENDING_FIGURE = 667
