import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import world from 'world-atlas/countries-110m.json'

const topology = world as unknown as Topology<{ countries: GeometryCollection<{ name: string }> }>

/** The coarse outlines of all countries with their names (Natural Earth, 1 : 110 million). */
export const countryOutlines = feature(topology, topology.objects.countries)
