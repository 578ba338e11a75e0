import styles from './brand.module.css';

/** The product's logo and name. The logo is decoration, since the name stands beside it. */
export function Brand({ size = 36 }: { size?: number }) {
  return (
    <span className={styles.brand}>
      <img src={import.meta.env.VITE_LOGO_URL} alt="" width={size} height={size} />
      <span>Study Assistant</span>
    </span>
  );
}
