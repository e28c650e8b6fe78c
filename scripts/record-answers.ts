/**
 * Asks the services for the example of each row and writes what they answer to packages/contracts/src/answers.json, which the OpenAPI
 * document shows. The conformance suite compares it with what they answer then.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allRows } from '../tests/conformance/rows.ts'
import { tidied } from '../tests/support/answers.ts'
import { exampleOf } from '../tests/support/seed-objects.ts'
import { sendRow } from '../tests/support/send-row.ts'
import { startWorld } from '../tests/support/world.ts'

await using world = await startWorld()
const answers: Record<string, unknown> = {}
for (const { name, row } of allRows) {
  const instructor = await world.addInstructor()
  const given = await exampleOf(row, instructor)
  const { status, body } = await sendRow(`${world.gatewayUrl}/api`, row, given, row.access === 'public' ? {} : instructor.headers)
  if (status !== 200) throw new Error(`The example of ${name} is answered with ${status}: ${JSON.stringify(body)}`)
  answers[name] = tidied(body, row.example, given)
}
writeFileSync(join(import.meta.dirname, '../packages/contracts/src/answers.json'), `${JSON.stringify(answers, null, 1)}\n`)
