import type { Lighter } from './lighter.ts'

/** The package's own file as a module, so that the bundler can leave out what is not imported. */
const FILE = 'leaflet/dist/leaflet-src.esm.js'

/** A mark for the bundler, before a call: it may delete the call when nobody uses the result. */
const UNUSED = '/* @__PURE__ */ $&'

/**
 * The portal's map has tiles and markers, each with a picture of its own (store-map.tsx, store-markers.tsx). It has buttons, a line for
 * whom the map belongs to and words of its own, and leaves the wheel to the page.
 */
export const LEAFLET: Lighter = {
  resolved: { leaflet: FILE },
  without: {
    [FILE]: {
      // Flights, limits that change, the device's position, and what plugins ask for.
      Map: [
        ...['fitWorld', 'flyTo', 'flyToBounds', 'setMaxBounds', 'setMaxZoom', 'setMinZoom'],
        ...['panInsideBounds', '_panInsideMaxBounds', '_latLngBoundsToNewLayerBounds'],
        ...['locate', 'stopLocate', '_handleGeolocationError', '_handleGeolocationResponse'],
        ...['distance', 'getPanes', 'mouseEventToLatLng', 'mouseEventToLayerPoint'],
      ],
    },
    // Tiles of groups, and what a group consists of.
    'supercluster/index.js': {
      Supercluster: ['getLeaves', 'getTile', '_addTileFeatures', '_appendLeaves'],
    },
  },
  changed: {
    [FILE]: [
      // How Leaflet writes a class, and a system of coordinates.
      { from: /(?<== )\w+\.extend\(\{/g, to: UNUSED },
      { from: /(?<=^var \w+ = )extend\(\{\}/gm, to: UNUSED },
      { from: /(?<=transformation: )(\(function|toTransformation)/g, to: UNUSED },
      // Drawn shapes, which also Internet Explorer can draw, and GeoJSON.
      { from: /^(Circle|CircleMarker|LayerGroup|Marker|Polygon|Polyline)\.include\(/gm, to: UNUSED },
      { from: /^Map\.include\((?=(?:(?!\n\}\))[\s\S])*\n\tgetRenderer:)/m, to: UNUSED },
      { from: /(?<=^var vmlCreate = )\(function/m, to: UNUSED },
      { from: /^if \(Browser\.vml\) \{\s*SVG\.include\(vmlMixin\);\s*\}$/m, to: '' },
      // Popups and tooltips.
      {
        from: /^(Layer|Map)\.include\((?=(?:(?!\n\}\))[\s\S])*\n\t(_initOverlay|(open|bind)(Popup|Tooltip)):)/gm,
        to: UNUSED,
      },
      // Leaflet's own buttons and line, and the wheel.
      {
        from: /^Map\.addInitHook\((?='addHandler', 'scrollWheelZoom'|function \(\) \{\s*if \(this\.options\.(zoom|attribution)Control\))/gm,
        to: UNUSED,
      },
      // Leaflet's own picture of a marker.
      { from: 'icon: new IconDefault(),', to: '' },
      // Second names of classes, such as `Control.Zoom`.
      { from: /^(Control|control|CRS|GeoJSON|Icon|Map|Polyline|SVG|[tT]ileLayer)\.\w+ = \w+;$/gm, to: '' },
    ],
  },
}
