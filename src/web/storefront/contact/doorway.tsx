const studRows = [
  [74, 82, 90, 98],
  [74, 98],
  [74, 98],
  [74, 82, 90, 98],
]

/** A blue studded door in a white wall, between two lemon pots: decoration where others put a map. */
export function Doorway({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 220"
      preserveAspectRatio="xMidYMax"
      className={`overflow-visible ${className}`}
    >
      <rect x="-600" y="-200" width="1600" height="420" className="fill-sand" />
      <Window x={-98} />
      <Window x={34} />
      <Window x={302} />
      <Window x={434} />
      <path d="M128 220V108a72 72 0 0 1 144 0v112z" className="fill-limestone" />
      <path
        d="M134 220V108a66 66 0 0 1 132 0v112"
        fill="none"
        strokeWidth="2"
        strokeDasharray="5 5"
        className="stroke-saffron"
      />
      <path d="M146 220V108a54 54 0 0 1 108 0v112z" className="fill-door" />
      <path d="M200 54v166M146 116h108" strokeWidth="2" className="stroke-door-deep" />
      <g transform="translate(64 0)">
        <Studs />
        <g transform="translate(272 0) scale(-1 1)">
          <Studs />
        </g>
      </g>
      <FanLight />
      <circle cx="190" cy="164" r="4" fill="none" strokeWidth="2" className="stroke-saffron" />
      <circle cx="210" cy="164" r="4" fill="none" strokeWidth="2" className="stroke-saffron" />
      <Pot x={106} />
      <Pot x={294} />
      <path d="M-600 219h1600" strokeWidth="3" className="stroke-sand-deep" />
    </svg>
  )
}

/** The black nails that draw patterns on the doors of Sidi Bou Said. */
function Studs() {
  return (
    <g className="fill-ink">
      {studRows.map((row, index) => row.map((x) => <circle key={x} cx={x + 20} cy={130 + index * 22} r="2.2" />))}
    </g>
  )
}

/** An eight-pointed star in the half circle above the door. */
function FanLight() {
  return (
    <g fill="none" strokeWidth="1.6" className="stroke-limestone">
      <rect x="187" y="74" width="26" height="26" />
      <rect x="187" y="74" width="26" height="26" transform="rotate(45 200 87)" />
      <circle cx="200" cy="87" r="4" className="fill-saffron" stroke="none" />
    </g>
  )
}

function Window({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 70)`}>
      <path d="M0 74V32a32 32 0 0 1 64 0v42z" className="fill-limestone" />
      <path d="M8 74V32a24 24 0 0 1 48 0v42z" className="fill-door/15" />
      <path d="M20 74V12M32 74V8M44 74V12M8 40h48M8 57h48" fill="none" strokeWidth="2" className="stroke-door" />
      <rect x="-5" y="74" width="74" height="6" rx="2" className="fill-sand-deep" />
    </g>
  )
}

function Pot({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M0 194V158" strokeWidth="3" className="stroke-olive" />
      <circle cx="0" cy="152" r="22" className="fill-olive" />
      <circle cx="-9" cy="146" r="4" className="fill-saffron" />
      <circle cx="8" cy="158" r="4" className="fill-saffron" />
      <circle cx="7" cy="140" r="3.4" className="fill-saffron" />
      <path d="M-17 190h34l-5 30h-24z" className="fill-clay" />
      <rect x="-19" y="186" width="38" height="7" rx="2" className="fill-clay-deep" />
    </g>
  )
}
