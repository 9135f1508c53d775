import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { Json } from '@fray/kernel'

/** The parts of a request that a passkey knows, from `PublicKeyCredentialCreationOptionsJSON` and its kin. */
interface PasskeyRequest {
  readonly challenge: string
  readonly user?: { readonly id: string }
}

/** Present and verified; with key data where a credential is made. */
const [USER, WITH_KEY] = [0x05, 0x40]

/** A device with one passkey, for tests. */
export class TestPasskey {
  readonly #id = randomBytes(16)
  readonly #origin: string
  readonly #keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject }
  #counter = 0
  #userHandle = ''

  constructor(origin: string) {
    this.#origin = origin
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  get id(): string {
    return this.#id.toString('base64url')
  }

  /** Makes the credential. */
  create({ challenge, user }: PasskeyRequest): Json {
    this.#userHandle = user!.id
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = Buffer.concat([
      // COSE: an elliptic key, ES256, P-256, then both coordinates.
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x!, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y!, 'base64url'),
    ])
    const idLength = Buffer.alloc(2)
    idLength.writeUInt16BE(this.#id.length)
    const data = this.#authenticatorData(USER | WITH_KEY, Buffer.concat([Buffer.alloc(16), idLength, this.#id, key]))
    const length = Buffer.alloc(2)
    length.writeUInt16BE(data.length)
    const attestation = Buffer.concat([
      // CBOR: fmt "none", an empty attStmt, authData.
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
      length,
      data,
    ])
    return this.#credential({
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Signs in. */
  use({ challenge }: PasskeyRequest): Json {
    this.#counter++
    const data = this.#authenticatorData(USER, Buffer.alloc(0))
    const clientData = this.#clientData('webauthn.get', challenge)
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()])
    return this.#credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
      userHandle: this.#userHandle,
    })
  }

  #credential(response: Json): Json {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }))
  }

  #authenticatorData(flags: number, credential: Buffer): Buffer {
    const domain = createHash('sha256').update(new URL(this.#origin).hostname).digest()
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    return Buffer.concat([domain, Buffer.from([flags]), counter, credential])
  }
}
