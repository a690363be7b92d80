new Intl.NumberFormat();
close();
