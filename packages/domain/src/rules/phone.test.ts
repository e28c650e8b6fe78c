import { expect, test } from 'vitest'
import { isPhoneNumber, phoneNumberFault } from './phone.ts'

test.each([
  '+92 300 1234567',
  '0300-1234567',
  '(042) 35761999',
  '030 / 123 45 67',
  '+1.212.555.0187 x12',
  '۰۳۰۰ ۱۲۳۴۵۶۷',
  '112233',
])('given %s, then it is accepted as a phone number', (text) => expect(isPhoneNumber(text)).toBe(true))

test.each([
  '',
  '1',
  '12345',
  'none',
  'bo@example.org',
  '000000000',
  '+92 300 1234567 8910 11',
  '1234567 ext',
  '++123456',
])('given "%s", then it is refused as a phone number', (text) => expect(isPhoneNumber(text)).toBe(false))

test('the reason for a refusal is given: too few digits, or one repeated digit', () => {
  expect(phoneNumberFault('12345')).toContain('6 to 15 digits')
  expect(phoneNumberFault('+11 111 1111')).toBe(
    'must be your own number, not one digit repeated, such as +92 300 1234567',
  )
  expect(phoneNumberFault('+92 300 1234567')).toBeUndefined()
})
