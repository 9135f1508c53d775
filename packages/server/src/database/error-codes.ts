/** PostgreSQL's code for a key that exists already. */
export const UNIQUE_VIOLATION = '23505'
