import { uptime } from 'node:os'

/** A greater change is a jump. A time service corrects a running clock by less than this. */
const jumpMs = 5_000
/** The services ignore a jump for this long, because most wrong clocks are corrected by then. */
export const keptMs = 15 * 60_000

/** A machine without a clock of its own learns the time of day within this time after its start. */
const firstAnswerMs = 10 * 60_000

/** The clocks of a machine, in milliseconds. */
type MachineClocks = {
  /** The time of day. It can be set to any other. */
  timeOfDay: () => number
  /** The time that has passed, without the time in which the machine slept. */
  passed: () => number
  /** The time that has passed since the machine started, in which it may have slept. It is read from a file. */
  sinceStart: () => number
}
const clocksOfMachine: MachineClocks = {
  timeOfDay: Date.now,
  passed: () => performance.now(),
  sinceStart: () => uptime() * 1_000,
}

/** By how much the time of day jumped, and whether the services follow it now. */
export type ClockJump = { byMs: number; isFollowed: boolean }

/**
 * Returns the clock of the services. It follows the time of day. If that jumps, the clock continues evenly for
 * `keptMs`, because the jump may be an error: one hour ahead would hand in every open attempt, which nobody can undo.
 * Then it follows the new time. It follows at once if the machine slept, or has just started and got its time of day
 * only now.
 */
export const createSteadyClock = (
  onJump: (jump: ClockJump) => void,
  { timeOfDay, passed, sinceStart }: MachineClocks = clocksOfMachine,
): (() => Date) => {
  let slept = sinceStart() - passed()
  /** The time of day when the machine started, by the clock of the services. */
  let startedAt = timeOfDay() - sinceStart()
  let jump: { at: number; byMs: number } | undefined
  const deviation = (): number => timeOfDay() - (startedAt + slept + passed())

  return () => {
    let byMs = deviation()
    if (Math.abs(byMs) > jumpMs) {
      slept = sinceStart() - passed()
      byMs = deviation()
    }
    if (Math.abs(byMs) > jumpMs) {
      const at = slept + passed()
      if (!jump || Math.abs(byMs - jump.byMs) > jumpMs) {
        jump = { at, byMs }
        onJump({ byMs, isFollowed: false })
      }
      if (at > firstAnswerMs && at - jump.at < keptMs) return new Date(startedAt + at)
      onJump({ byMs, isFollowed: true })
    }
    jump = undefined
    startedAt += byMs
    return new Date(timeOfDay())
  }
}
