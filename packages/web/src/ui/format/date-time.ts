import { fromMoment, toMoment } from '@quizwright/contracts/rules/moment.ts'

// Moments are in UTC on the wire, and local to the reader on the screen.

const pad = (value: number) => String(value).padStart(2, '0')
const localDay = (date: Date) => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`

/** For people: `yyyy-MM-dd hh:mm:ss AM`, local time, 12-hour. */
export const formatDateTime = (wire: string): string => {
  const date = fromMoment(wire)
  const hours = date.getHours()
  return `${localDay(date)} ${pad(hours % 12 || 12)}:${pad(date.getMinutes())}:${pad(date.getSeconds())} ${hours < 12 ? 'AM' : 'PM'}`
}

/** For an input of type datetime-local: `yyyy-MM-ddTHH:mm`, local time. */
export const toLocalInput = (wire: string): string => {
  const date = fromMoment(wire)
  return `${localDay(date)}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}

/** Back from such an input; an empty or broken one gives undefined. */
export const fromLocalInput = (value: string): string | undefined => {
  const date = new Date(value)
  return value === '' || Number.isNaN(date.getTime()) ? undefined : toMoment(date)
}
