const shapes = {
  alert: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.500v5.500M12 16.500v.01',
  check: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M8 12.500l2.800 2.800 5.200-6',
  close: 'M6 6l12 12M18 6 6 18',
  eye: 'M2.500 12c2.700-4.700 5.900-7 9.500-7s6.800 2.300 9.500 7c-2.700 4.700-5.900 7-9.500 7s-6.800-2.300-9.500-7M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  offline:
    'M3 9a13 13 0 0 1 18 0M6.500 13a8 8 0 0 1 11 0M9.800 16.700a3.500 3.500 0 0 1 4.400 0M12 20v.01M4 4l16 16',
  retry: 'M20 12a8 8 0 1 1-2.400-5.700L20 8.500M20 3.500v5h-5',
  slashedEye:
    'M2.500 12c2.700-4.700 5.900-7 9.500-7s6.800 2.300 9.500 7c-2.700 4.700-5.900 7-9.500 7s-6.800-2.300-9.500-7M4 4l16 16',
  tick: 'M5 12.500l4.500 4.500L19 7',
  warning: 'M12 4 2.500 20h19zM12 10v4.500M12 17v.01',
} as const;

type IconProps = { name: keyof typeof shapes; className?: string | undefined };

/** The few icons of the first screen, so that the icon library can load later. Decoration. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={shapes[name]} />
    </svg>
  );
}
