import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../..')
const readFile = (name: string): string => readFileSync(join(root, name), 'utf8')

/** What Docker's own parser says of the compose file. A docker without the plugin compose can't. */
const compose = (...args: string[]) =>
  spawnSync('docker', ['compose', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, POSTGRES_PASSWORD: 'secret', BUCKET_PASSWORD: 'secret' },
  })
const hasCompose = compose('version').status === 0
if (!hasCompose)
  console.log('Docker’s own test of docker-compose.yml is left out: `docker compose` is not here.')

/**
 * compose-spec.json is compose-spec/compose-spec, schema/compose-spec.json, at 170098ba (Apache 2.0). ajv does not know
 * the name of its draft.
 */
const schema = { ...(JSON.parse(readFile('tests/shipped/compose-spec.json')) as object), $schema: undefined }
const matchesSchema = new Ajv({ strict: false, validateFormats: false }).compile(schema)
const errorsOf = (text: string): string[] => {
  matchesSchema(parse(text, { merge: true }))
  return (matchesSchema.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

test('docker-compose.yml has the form that Compose publishes', () => {
  expect(errorsOf(readFile('docker-compose.yml'))).toEqual([])
  const broken = readFile('docker-compose.yml').replace('cap_drop: [ALL]', 'cap_dropp: [ALL]')
  expect(errorsOf(broken)).not.toEqual([])
})

test.skipIf(!hasCompose)('Docker reads docker-compose.yml', () => {
  const { status, stderr } = compose('config', '--quiet')
  expect(stderr).toBe('')
  expect(status).toBe(0)
})

test('the Dockerfile is parsed without an objection', () => {
  expect(validate(readFile('Dockerfile')).map(({ message }) => message)).toEqual([])
  expect(validate('FROM node\nRUNN true\n').map(({ message }) => message)).toEqual([
    'Unknown instruction: RUNN',
  ])
})
