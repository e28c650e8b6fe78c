import { channels, type ChannelName } from '@quizwright/contracts/channels.ts'
import { validate } from '@quizwright/contracts/validation/validate.ts'
import { openDirect } from '../../tests/support/open-channel.ts'
import { playChannel } from '../../tests/support/play-channels.ts'
import type { Addresses, Operator } from './operator.ts'
import type { Verdict } from './try-rows.ts'

/**
 * The first difference of a channel to the contract, in words. Events about quizzes with attempts are not
 * covered.
 */
const differs = async (
  name: ChannelName,
  servicesUrl: string,
  operator: Operator,
): Promise<string | undefined> => {
  const stranger = await openDirect(servicesUrl, name).catch(() => undefined)
  await stranger?.[Symbol.asyncDispose]()
  const opened = await openDirect(servicesUrl, name, operator).catch((error: unknown) => {
    throw new Error(`it can't be opened: ${error instanceof Error ? error.message : String(error)}`)
  })
  await opened[Symbol.asyncDispose]()
  if (stranger) return 'lets in who did not sign in'
  const { events } = await playChannel(name, { servicesUrl }, operator)
  for (const [event, { data }] of Object.entries(channels[name].fromService)) {
    const checked = event in events ? validate(data, events[event]) : undefined
    if (checked?.ok === false) return `its “${event}” differs: ${checked.errors[0]?.messages[0]}`
  }
}

/**
 * Plays a conversation over each channel as the gateway would, with objects created as the operator's
 * instructor.
 */
export async function* tryChannels(addresses: Addresses, operator: Operator): AsyncGenerator<Verdict> {
  for (const name of Object.keys(channels) as ChannelName[]) {
    const call = `socket.io ${channels[name].namespace}`
    const why = await differs(name, addresses.quiz, operator).catch((error: unknown) =>
      error instanceof Error ? error.message : String(error),
    )
    yield { name, call, outcome: why ? 'differs' : 'keeps', why: why ?? '' }
  }
}
