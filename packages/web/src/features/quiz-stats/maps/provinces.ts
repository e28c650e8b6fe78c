import { texts } from '@quizwright/domain/language/say.ts'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import file from './provinces.json'

const topology = file as unknown as Topology<{ provinces: GeometryCollection<{ name: string }> }>
const { provinces } = topology.objects

/** The land of Pakistan's provinces, some in several parts (scripts/provinces.ts). */
export const provinceLand = feature(topology, provinces)

const nameOf = ({ properties }: { properties?: unknown }): string => (properties as { name: string }).name

/** The borders of the provinces, without lines between parts of the same province. */
export const provinceBorders = mesh(
  topology,
  provinces,
  (one, other) => one === other || nameOf(one) !== nameOf(other),
)

/** The position of each province's name, latitude first. */
export const provinceNames: readonly { name: string; at: readonly [latitude: number, longitude: number] }[] =
  [
    { name: texts('Punjab'), at: [30.6, 72.2] },
    { name: texts('Khyber Pakhtunkhwa'), at: [34.9, 71.9] },
    { name: texts('Gilgit-Baltistan'), at: [35.7, 75.2] },
    { name: texts('Balochistan'), at: [28.2, 65.6] },
    { name: texts('Sindh'), at: [26.1, 68.7] },
    { name: texts('Azad Kashmir'), at: [33.7, 73.9] },
  ]
