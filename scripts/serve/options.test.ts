import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { HELP, listeningFault, OptionError, serveOptions } from './options.ts'

const HERE = { host: '127.0.0.1', dataFolder: join(import.meta.dirname, '../../data') }

test('nothing is chosen: the usual port on this machine, or the next one', () => {
  expect(serveOptions([])).toEqual({ ...HERE, port: 5173, isChosen: false })
  expect(serveOptions([], { PORT: '' })).toEqual({ ...HERE, port: 5173, isChosen: false })
})

test.each([[['--port', '4517']], [['--port=4517']], [['-p', '4517']], [['4517']]])('a port is chosen: %j', (args) => {
  expect(serveOptions(args, { PORT: '80' })).toEqual({ ...HERE, port: 4517, isChosen: true })
})

test('the environment chooses a port, and any free one may do', () => {
  expect(serveOptions([], { PORT: '4517' })).toEqual({ ...HERE, port: 4517, isChosen: true })
  expect(serveOptions(['--port', '0'])).toMatchObject({ port: 0 })
})

test('other machines may be let in', () => {
  expect(serveOptions(['--host', '0.0.0.0'])).toEqual({ ...HERE, port: 5173, isChosen: false, host: '0.0.0.0' })
})

test('a folder for the embedded database is chosen, or PostgreSQL', () => {
  expect(serveOptions(['--data', 'elsewhere'])).toMatchObject({ dataFolder: resolve('elsewhere') })
  const env = {
    DATABASE_URL: 'postgres://fray@db/fray',
    TRUSTED_PROXIES: '10.0.0.0/8',
    LOG_LEVEL: 'info',
    METRICS_FROM: '10.0.0.1, ::1',
  }
  expect(serveOptions([], env)).toMatchObject({
    databaseUrl: 'postgres://fray@db/fray',
    trustedProxies: '10.0.0.0/8',
    logLevel: 'info',
    metricsAddresses: ['10.0.0.1', '::1'],
  })
})

test.each([[['--help']], [['-h']], [['--port', '4517', '--help']]])('help is asked for: %j', (args) => {
  expect(serveOptions(args)).toBeUndefined()
  for (const option of ['--port', '--host', '--data', '--help', 'PORT', 'DATABASE_URL', 'TRUSTED_PROXIES'])
    expect(HELP).toContain(option)
})

test.each([
  [['--port', 'abc'], '--port must be a whole number from 0 to 65535; "abc" is not.'],
  [['--port', '65536'], '--port must be a whole number from 0 to 65535; "65536" is not.'],
  [['--port', '1.5'], '--port must be a whole number from 0 to 65535; "1.5" is not.'],
  [['--port=-1'], '--port must be a whole number from 0 to 65535; "-1" is not.'],
  [['--port='], '--port must be a whole number from 0 to 65535; "" is not.'],
  [['--port'], /--port.* argument missing/],
  [['--host'], /--host.* argument missing/],
  [['--host', ' '], '--host needs the name or the address of this machine.'],
  [['--data', ''], '--data needs the path of a folder.'],
  [['--prot', '4517'], /Unknown option '--prot'/],
  [['4517', '4518'], 'There is one port too many: "4518".'],
  [['--port', '4517', '4518'], 'There is one port too many: "4518".'],
] as [string[], string | RegExp][])('what cannot be used is named: %j', (args, message) => {
  expect(() => serveOptions(args)).toThrow(OptionError)
  expect(() => serveOptions(args)).toThrow(message)
})

test('a bad PORT is named', () => {
  expect(() => serveOptions([], { PORT: 'abc' })).toThrow('PORT must be a whole number')
})

test('a server that cannot listen says why, and what to do', () => {
  const options = { ...HERE, port: 4517, isChosen: true }
  const because = (code: string) => listeningFault(Object.assign(new Error('refused'), { code }), options)
  expect(because('EADDRINUSE')).toMatch(/Port 4517 is in use .*--port 4518.*--port 0/)
  expect(listeningFault(new Error('Port 4517 is already in use'), options)).toBe(because('EADDRINUSE'))
  expect(because('EACCES')).toContain('--port')
  expect(because('ENOTFOUND')).toContain('--host: "127.0.0.1"')
  expect(because('OTHER')).toBe('refused')
})

test('mail needs its server, the sender and the public address', () => {
  const all = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'fray@example.org', PUBLIC_URL: 'https://fray.example.org' }
  expect(serveOptions([], all)).toMatchObject({
    mail: { smtpUrl: 'smtp://localhost', from: 'fray@example.org' },
    publicUrl: 'https://fray.example.org',
  })
  expect(() => serveOptions([], { SMTP_URL: 'smtp://localhost' })).toThrow('SMTP_URL needs MAIL_FROM and PUBLIC_URL')
  expect(() => serveOptions([], { PUBLIC_URL: 'fray.example.org' })).toThrow('PUBLIC_URL must begin with https://')
})
