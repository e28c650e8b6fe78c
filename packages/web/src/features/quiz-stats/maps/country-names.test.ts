import { expect, test } from 'vitest'
import world from 'world-atlas/countries-110m.json'
import { countryKey } from './country-names.ts'

const onMap = new Set(world.objects.countries.geometries.map(({ properties }) => countryKey(properties.name)))

test('a country is found on the map however its name is written', () => {
  const written = [
    'Pakistan',
    'pk',
    'pakistan ',
    'United States',
    'USA',
    'U.S.A.',
    'UK',
    'United Kingdom',
    'UAE',
    'Saudi Arabia',
    'Czech Republic',
    'South Sudan',
    'Türkiye',
    'Ivory Coast',
    'Democratic Republic of the Congo',
    'Dominican Republic',
    'Kenya',
    'Germany',
    'Canada',
  ]
  expect(written.filter((name) => !onMap.has(countryKey(name)))).toEqual([])
})

test('given a text that names no country, it is not on the map', () =>
  expect(onMap.has(countryKey('Other'))).toBe(false))

test('every outline except uninhabited or unrecognized land has a country that leads to it', () => {
  const unknown = world.objects.countries.geometries
    .map(({ properties }) => properties.name)
    .filter((name) => !/^[A-Z]{2}$/.test(countryKey(name)))
  expect(unknown).toEqual(['N. Cyprus', 'Somaliland'])
})
