import { toTimestamp } from '../times.ts'

/** From this difference on, the clock of the device was set, or the device slept. */
const doubtMs = 2_000

export type ServicesClock = ReturnType<typeof createServicesClock>

/**
 * The clock of the services on this device, set by the time in a response. The clock of a device may be set
 * at any moment, and the counter of a page may stand still while the device sleeps, so both are read: if they
 * disagree, only the services know the time.
 */
export const createServicesClock = (serverTime: string) => {
  const anchorAt = (time: string) => ({
    services: toTimestamp(time),
    device: Date.now(),
    counter: performance.now(),
  })
  let anchor = anchorAt(serverTime)
  const byDevice = (): number => Date.now() - anchor.device
  const byCounter = (): number => performance.now() - anchor.counter
  const isDoubtful = (): boolean => Math.abs(byDevice() - byCounter()) > doubtMs
  return {
    /** A timestamp in milliseconds. The counter never runs ahead, so the later of both is used. */
    now: (): number => anchor.services + Math.max(byDevice(), byCounter()),
    isDoubtful,
    /** Takes over the time of a response if it is in doubt. Otherwise its full seconds would make it jump. */
    correct: (time: string): void => {
      if (isDoubtful()) anchor = anchorAt(time)
    },
  }
}
