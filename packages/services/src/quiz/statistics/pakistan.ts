/** Latitude and longitude in degrees of the larger cities of Pakistan, by their folded names. */
export const coordinatesOfCities: ReadonlyMap<string, [latitude: number, longitude: number]> = new Map([
  ['karachi', [24.861, 67.01]], ['lahore', [31.549, 74.343]], ['faisalabad', [31.418, 73.079]], ['rawalpindi', [33.6, 73.067]], ['gujranwala', [32.155, 74.187]], ['peshawar', [34.008, 71.578]],
  ['multan', [30.198, 71.469]], ['hyderabad', [25.396, 68.374]], ['islamabad', [33.694, 73.065]], ['quetta', [30.192, 67.007]], ['bahawalpur', [29.396, 71.683]], ['sargodha', [32.083, 72.671]],
  ['sialkot', [32.493, 74.531]], ['sukkur', [27.705, 68.857]], ['larkana', [27.559, 68.212]], ['sheikhupura', [31.713, 73.985]], ['rahim yar khan', [28.42, 70.295]], ['jhang', [31.268, 72.317]],
  ['dera ghazi khan', [30.056, 70.635]], ['gujrat', [32.574, 74.075]], ['sahiwal', [30.664, 73.108]], ['wah cantonment', [33.771, 72.751]], ['mardan', [34.198, 72.045]], ['kasur', [31.116, 74.45]],
  ['okara', [30.81, 73.46]], ['mingora', [34.776, 72.361]], ['nawabshah', [26.248, 68.41]], ['chiniot', [31.72, 72.979]], ['kotri', [25.366, 68.308]], ['mirpur khas', [25.527, 69.011]], ['jhelum', [32.933, 73.727]],
  ['jacobabad', [28.281, 68.438]], ['shikarpur', [27.957, 68.638]], ['kohat', [33.582, 71.449]], ['abbottabad', [34.169, 73.221]], ['dera ismail khan', [31.832, 70.902]], ['swabi', [34.12, 72.47]],
  ['nowshera', [34.016, 71.975]], ['charsadda', [34.149, 71.743]], ['bannu', [32.986, 70.604]], ['mansehra', [34.333, 73.197]], ['chitral', [35.851, 71.786]], ['gilgit', [35.92, 74.308]], ['skardu', [35.298, 75.633]],
  ['hunza', [36.316, 74.65]], ['chilas', [35.42, 74.097]], ['muzaffarabad', [34.37, 73.471]], ['mirpur', [33.148, 73.751]], ['gwadar', [25.126, 62.322]], ['turbat', [26.008, 63.044]], ['khuzdar', [27.812, 66.611]],
  ['sibi', [29.543, 67.877]], ['chaman', [30.921, 66.451]], ['zhob', [31.341, 69.449]], ['loralai', [30.37, 68.598]], ['dadu', [26.73, 67.775]], ['thatta', [24.747, 67.924]], ['badin', [24.656, 68.837]],
  ['mianwali', [32.585, 71.543]], ['attock', [33.767, 72.36]], ['murree', [33.907, 73.39]], ['bahawalnagar', [29.998, 73.253]], ['vehari', [30.045, 72.349]], ['khanewal', [30.302, 71.932]], ['hafizabad', [32.071, 73.688]],
])
