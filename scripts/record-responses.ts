/**
 * Calls the services with the example of each row and exchanges frames over each channel. Writes the
 * responses to recorded-responses.json and recorded-messages.json in packages/contracts/src, for the
 * documents. The conformance suite compares both files with the actual responses.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { channels, type ChannelName } from '../packages/contracts/src/channels.ts'
import type { Row } from '../packages/contracts/src/define.ts'
import { allRows, learnerRows } from '../tests/conformance/rows.ts'
import { normalizeResponse } from '../tests/support/normalize-response.ts'
import { learnerExampleOf } from '../tests/support/learner-objects.ts'
import { playChannel } from '../tests/support/play-channels.ts'
import { exampleOf } from '../tests/support/row-examples.ts'
import { type Parts, sendRow } from '../tests/support/send-row.ts'
import { startWorld } from '../tests/support/world.ts'

await using world = await startWorld()
const write = (file: string, recorded: object): void =>
  writeFileSync(
    join(import.meta.dirname, '../packages/contracts/src', file),
    `${JSON.stringify(recorded, null, 1)}\n`,
  )

const answers: Record<string, unknown> = {}
const record = async (
  name: string,
  row: Row,
  base: string,
  given: Parts,
  headers: Record<string, string>,
): Promise<void> => {
  const { status, body } = await sendRow(base, row, given, headers)
  if (status !== 200)
    throw new Error(`The example of ${name} is answered with ${status}: ${JSON.stringify(body)}`)
  answers[name] = normalizeResponse(body, row.example, given)
}
for (const { name, row } of allRows) {
  const instructor = await world.addInstructor()
  await record(
    name,
    row,
    `${world.gatewayUrl}/api`,
    await exampleOf(row, instructor),
    row.access === 'public' ? {} : instructor.headers,
  )
}
for (const { name, row } of learnerRows) {
  const { parts, token } = await learnerExampleOf(name, row, world, await world.addInstructor())
  await record(name, row, world.servicesUrl, parts, row.access === 'public' ? {} : { authorization: token })
}
write('recorded-responses.json', answers)

const messages: Partial<Record<ChannelName, object>> = {}
for (const name of Object.keys(channels) as ChannelName[])
  messages[name] = (
    await playChannel(name, { gatewayUrl: world.gatewayUrl }, await world.addInstructor())
  ).normalized
write('recorded-messages.json', messages)
