import { expect, test } from 'vitest'
import { platformFindings } from './lti-platform.ts'

const right = {
  label: 'Moodle',
  issuer: 'https://moodle.example.org',
  client_id: '1',
  authorization_url: 'https://moodle.example.org/auth',
  token_url: 'https://moodle.example.org/token',
  keys_url: 'https://moodle.example.org/keys',
  frame_origins: ['https://school.example.org'],
}

test('a platform with a name, a client and safe addresses is right', () => {
  expect(platformFindings(right)).toEqual([])
  expect(platformFindings({ ...right, issuer: 'http://localhost:8080' })).toEqual([])
})

test.each([
  ['label', ' '],
  ['client_id', ''],
  ['issuer', 'moodle.example.org'],
  ['token_url', 'http://moodle.example.org/token'],
  ['keys_url', 'javascript:alert(1)'],
  ['authorization_url', 'https://a;script-src/'],
])('the field %s with "%s" is named', (field, value) => {
  expect(platformFindings({ ...right, [field]: value }).map((finding) => finding.field)).toEqual([field])
})

test('an origin of a frame that others could read is named', () => {
  const findings = platformFindings({ ...right, frame_origins: ['http://school.example.org'] })
  expect(findings.map(({ field }) => field)).toEqual(['frame_origins'])
})
