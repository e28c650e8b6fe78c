import { channels, type ChannelName } from '@quizwright/contracts/channels.ts'
import { describe, expect } from 'vitest'
import { openDirect, openViaGateway } from '../support/open-channel.ts'
import { startWorld } from '../support/world.ts'
import { test } from '../support/world-test.ts'

describe.each(Object.keys(channels) as ChannelName[])('opening the channel %s', (name) => {
  test('the services refuse a socket without a valid token', async ({
    world,
    instructor,
    otherInstructor,
  }) => {
    await expect(openDirect(world.servicesUrl, name)).rejects.toThrow('SIGN_IN_REQUIRED')
    await expect(
      openDirect(world.servicesUrl, name, { uid: instructor.uid, token: 'made-up' }),
    ).rejects.toThrow('SIGN_IN_REQUIRED')
    await expect(
      openDirect(world.servicesUrl, name, { uid: otherInstructor.uid, token: instructor.token }),
    ).rejects.toThrow('SIGN_IN_REQUIRED')
  })

  test('the gateway refuses another origin before the socket opens', async ({ world }) => {
    await expect(
      openViaGateway(world.gatewayUrl, name, undefined, 'https://elsewhere.example'),
    ).rejects.toThrow('403')
  })

  test('the gateway closes a socket whose first frame is not a valid sign-in', async ({
    world,
    instructor,
    otherInstructor,
  }) => {
    for (const first of [
      { event: 'authenticate', data: { uid: instructor.uid, token: 'made-up' } },
      { event: 'authenticate', data: { uid: otherInstructor.uid, token: instructor.token } },
      { event: 'complete', data: { saveId: 'a', quizId: 'b' } },
    ]) {
      await using channel = await openViaGateway(world.gatewayUrl, name)
      channel.send(first.event, first.data)
      expect(await channel.closed).toBe(4401)
    }
  })

  test('the gateway closes a socket that sends nothing', async () => {
    await using quick = await startWorld({ authenticateMs: 100 })
    await using channel = await openViaGateway(quick.gatewayUrl, name)
    expect(await channel.closed).toBe(4401)
  })

  test('the fourth invalid frame closes the socket', async ({ world, instructor }) => {
    await using channel = await openViaGateway(world.gatewayUrl, name, instructor)
    for (let no = 0; no < 3; no++) {
      channel.send('noSuchEvent', {})
      expect((await channel.next('error')).data).toMatchObject({ code: 'CONTRACT' })
    }
    channel.send('noSuchEvent', {})
    expect(await channel.closed).toBe(4400)
  })
})
