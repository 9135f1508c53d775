/** Why an operator's command could not be carried out. */
export class AdminFailure extends Error {
  override readonly name = 'AdminFailure'
}
