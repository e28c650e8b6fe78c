import { expect, test } from 'vitest'
import { parseXml } from './read-xml.ts'

test.each([
  '<?xml version="1.0"encoding="UTF-8"?>',
  '<?xml version="1.0" encode="UTF-8" ?>',
  '<?xml version=1.0 ?>',
])('a fault within the declaration %s changes nothing behind it', (declaration) =>
  expect(parseXml(`${declaration}\n<quiz>Q</quiz>`)).toMatchObject({
    root: { name: 'quiz', children: ['Q'] },
    error: undefined,
  }),
)

test('faults behind a declaration, and one without its end, are told', () => {
  expect(parseXml('<?xml version="1,0"?>\n<quiz>Q').error?.line).toBe(2)
  expect(parseXml('<?xml version="1.0" <quiz></quiz>').error?.line).toBe(1)
})
